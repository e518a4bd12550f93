const MESSAGE = 'Blocked malformed thumbnail request'

/** The folder without a file name, as from a damaged record. Files in the folder come from storage through a rewrite. */
export const GET = () => new Response(MESSAGE, { status: 400, statusText: MESSAGE })
