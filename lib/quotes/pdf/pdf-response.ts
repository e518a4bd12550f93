export const pdfResponse = (file: Buffer, name: string) =>
  new Response(new Uint8Array(file), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  })
