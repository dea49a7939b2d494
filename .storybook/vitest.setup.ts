import axe from 'axe-core'
import { waitForRest } from './waitForRest.js'

// Whoever looks at a story with axe, the addon too, looks at it once the page rests.
const { run } = axe
axe.run = (async (...given: Parameters<typeof run>) => {
  await waitForRest()
  return run(...given)
}) as typeof run
