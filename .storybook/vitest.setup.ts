import axe from 'axe-core'
import { waitForRest } from './waitForRest.js'

const waits = Symbol.for('spruce: axe waits until a story rests')

// The addon looks at a story with axe once the page rests. The page stays the same for all files, so this is done once.
if (!Object.hasOwn(axe, waits)) {
  const { run } = axe
  const runAtRest = async (...given: Parameters<typeof run>) => {
    const [, options] = given
    const isOfColours = JSON.stringify(options).includes('color-contrast')
    if (!isOfColours) await waitForRest()
    return run(...given)
  }
  Object.assign(axe, { run: runAtRest, [waits]: true })
}
