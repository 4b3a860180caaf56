/** Whether the shop looks after its orders and goods at `/desk`. */
export const hasDesk = (): boolean => process.env['DESK'] !== 'off';
