import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../tools/chromium.mts'

/** The version of the browser that shows the stories, as `156.0.8078.108`. */
export function readChromiumVersion(): string {
  const path = chromiumPath ?? chromium.executablePath()
  const line = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const version = /\d+(\.\d+)+/.exec(line)?.[0]
  if (version === undefined) throw new Error(`${path} names no version: ${line}`)
  return version
}
