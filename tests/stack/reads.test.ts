// This import runs the tests of the embedded backend on real PostgREST, too.
import '../database/reads.test.ts';
