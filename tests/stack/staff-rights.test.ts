// The cases of the embedded backend, here asked of real PostgREST.
import '../security/database/staff-rights.test.ts';
