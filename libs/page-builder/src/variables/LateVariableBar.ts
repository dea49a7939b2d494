import { lazyPart } from '@spruce/shell-ui'

/** Most pages have no variables. */
export const LateVariableBar = lazyPart(
  async () => (await import(/* ahead */ './VariableBar.js')).VariableBar,
)
