/** What can be opened over the table. */
export type Panel = 'menu' | 'auction' | 'sheet' | 'lastTrick' | 'claim' | 'deals' | 'rules' | 'shortcuts';

/** What lies beside the table: the score sheet, or what happened. */
export type Tab = 'sheet' | 'log';
