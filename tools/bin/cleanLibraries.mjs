// Before a release: nothing built, so that nothing old is published.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

for (const library of readdirSync(join(root, 'libs'))) {
  rmSync(join(root, 'libs', library, 'dist'), { recursive: true, force: true })
}
