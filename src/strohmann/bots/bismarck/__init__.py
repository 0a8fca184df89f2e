"""Computer players of Bismarck: each sees its view and nothing else."""
