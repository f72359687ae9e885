/*
 * What visitors ask the service with. A snapshot answers most reads: this code comes when the service is first asked
 * (public-query.ts).
 */
export * from './catalogue-rows';
export { everyRow } from './every-row';
export { firstRowOf, rowsOf } from './row-check';
export * from './rows';
export { supabase } from './supabase';
