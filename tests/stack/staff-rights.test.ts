// The cases of the embedded backend, here asked of real PostgREST.
import '../database/staff-rights.test.ts';
