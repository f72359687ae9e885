/* Visitors' reads of the service. Snapshots answer most, so this code loads at the first other (public-query.ts). */
export * from './catalogue-rows';
export { everyRow } from './every-row';
export { firstRowOf, rowsOf } from './row-check';
export * from './rows';
export { supabase } from './supabase';
