// The cases of the embedded backend, on real PostgREST.
import '../security/database/staff-rights.test.ts';
