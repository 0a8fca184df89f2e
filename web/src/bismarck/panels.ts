/** What can be opened over a table of Bismarck. */
export type Panel = 'menu' | 'sheet' | 'lastTrick' | 'claim' | 'deals' | 'shortcuts' | 'rules';
