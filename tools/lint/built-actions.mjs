const BUILDERS = ['staffAction', 'publicAction']
const MESSAGE = 'A server action is `export const name = staffAction(…)` or `publicAction(…)`.'

const hasDirective = (body) =>
  body.some(({ type, directive }) => type === 'ExpressionStatement' && directive === 'use server')

const isBuilt = ({ declaration }) =>
  declaration?.type === 'VariableDeclaration' &&
  declaration.declarations.every(
    ({ init }) => init?.type === 'CallExpression' && BUILDERS.includes(init.callee.name),
  )

const isType = ({ exportKind, declaration }) =>
  exportKind === 'type' || declaration?.type === 'TSTypeAliasDeclaration'

/**
 * Every export of a 'use server' file is an endpoint that anybody may call. The builders check origin, role and input, so
 * an export without a builder is an error, and so is the directive inside a function.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const builtActions = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE })
    const checkFunction = (node) => {
      if (node.body.type === 'BlockStatement' && hasDirective(node.body.body)) report(node)
    }
    return {
      Program({ body }) {
        if (!hasDirective(body)) return
        for (const node of body) {
          const isExport = node.type.startsWith('Export')
          if (isExport && !isType(node) && !(node.type === 'ExportNamedDeclaration' && isBuilt(node)))
            report(node)
        }
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
    }
  },
}
