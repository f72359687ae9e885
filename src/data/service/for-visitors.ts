/*
 * The code for visitors' reads of the service. Snapshots answer most reads. The first other read loads this code
 * (public-query.ts).
 */
export * from './catalogue-rows';
export { everyRow } from './every-row';
export { firstRowOf, rowsOf } from './row-check';
export * from './rows';
export { supabase } from './supabase';
