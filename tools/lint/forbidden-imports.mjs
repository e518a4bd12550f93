const isTypeOnly = ({ importKind, exportKind, specifiers }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers?.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type'))

const importsDefault = ({ specifiers }) =>
  specifiers?.some(({ type }) => type === 'ImportDefaultSpecifier') ?? false

/**
 * Imports, also dynamic ones, and exports whose address matches an expression. Oxlint's own `no-restricted-imports` accepts an
 * expression with a lookahead, and then finds nothing.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const forbiddenImports = {
  meta: { type: 'problem', schema: [{ type: 'array', items: { type: 'object' } }] },
  create(context) {
    const [addresses] = context.options
    const forbidden = addresses.map(({ regex, ...rest }) => ({ ...rest, expression: new RegExp(regex, 'u') }))
    const check = (node) => {
      const address = node.source?.value
      if (typeof address !== 'string') return
      for (const { expression, message, allowTypeImports, onlyDefault } of forbidden) {
        if (!expression.test(address)) continue
        if (allowTypeImports && isTypeOnly(node)) continue
        if (onlyDefault && !importsDefault(node)) continue
        context.report({ node, message })
      }
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
