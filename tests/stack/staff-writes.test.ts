// This import runs the tests of the embedded backend on real PostgREST, too.
import '../database/staff-writes.test.ts';
