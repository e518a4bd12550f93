const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>That is too long</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#100c09;color:#efe8da;font:17px/1.6 system-ui,sans-serif">
<h1 style="margin:0 0 8px;font-size:28px">That is too long</h1>
<p style="margin:0;max-width:32em">The form was not sent, because it holds more text than we can take. Go back in your browser, what you typed should still be there, and shorten the message to 5,000 characters.</p>
`

/** Rewrite target for requests with a body that is too large. Node reads and discards the body, so that browsers show the response. */
export const POST = () =>
  new Response(PAGE, {
    status: 413,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
