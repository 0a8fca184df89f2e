"""Computer players of Draw Bridge: each sees its view and nothing else."""
