// This import runs the tests of the embedded backend on real PostgREST, too.
import '../security/database/staff-rights.test.ts';
