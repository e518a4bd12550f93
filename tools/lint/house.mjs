import { builtActions } from './built-actions.mjs'
import { forbiddenImports } from './forbidden-imports.mjs'

/** Rules of this house, for `oxlint.config.ts`. */
const house = {
  meta: { name: 'house' },
  rules: {
    'built-actions': builtActions,
    'forbidden-imports': forbiddenImports,
    // The same rule, for a list that holds beside that of a folder.
    'private-parts': forbiddenImports,
  },
}

export default house
