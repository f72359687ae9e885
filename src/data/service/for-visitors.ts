/*
 * The code for visitors' reads of the service. A snapshot answers most reads, so this code loads at the first read of
 * the service (public-query.ts).
 */
export * from './catalogue-rows';
export { everyRow } from './every-row';
export { firstRowOf, rowsOf } from './row-check';
export * from './rows';
export { supabase } from './supabase';
