/**
 * Fetches and answers when the whole body is there, so that a timeout covers a body
 * that stalls. A body that breaks off is told apart from no answer at all.
 */
export async function fetchWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  let body: string;
  try {
    body = await answer.text();
  } catch (error) {
    // The browser's own words would be those of a server that cannot be reached.
    if (init?.signal?.aborted) throw error;
    throw new Error('the answer broke off', { cause: error });
  }
  return new Response(body === '' ? null : body, answer);
}
