/** What can be opened over the table. */
export type Panel = 'menu' | 'auction' | 'sheet' | 'lastTrick' | 'claim' | 'deals' | 'rules' | 'shortcuts';
