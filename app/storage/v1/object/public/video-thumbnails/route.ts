const MESSAGE = 'Blocked malformed thumbnail request'

/** The folder without a file: an address that a damaged record would make. Files in it come from storage, by a rewrite. */
export const GET = () => new Response(MESSAGE, { status: 400, statusText: MESSAGE })
