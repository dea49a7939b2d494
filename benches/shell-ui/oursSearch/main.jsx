// The global search over fifty thousand names, from the built package.
import '@spruce/shell-ui/tokens.css'
import { CommandPalette, ShellProvider } from '@spruce/shell-ui'
import { createRoot } from 'react-dom/client'
import { painted, watchTasks } from '../../lib/listProbe.mjs'
import { makeNames } from '../../lib/searchData.mjs'

const entries = makeNames(50_000).map((title, index) => ({ id: String(index), title }))
const sources = [
  { id: 'department', title: '部门', entries: () => entries, onChoose: () => undefined },
]
const reactRoot = createRoot(document.getElementById('root'))

/** @param {() => boolean} isThere */
async function until(isThere) {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 1))
}

/** @param {boolean} isOpen */
function show(isOpen) {
  reactRoot.render(
    <ShellProvider>
      <CommandPalette isOpen={isOpen} onClose={() => undefined} sources={sources} />
    </ShellProvider>,
  )
}

/** The shell stands, as when somebody presses Ctrl+K; opens it, waits until all is indexed, then types. */
async function search() {
  show(false)
  await painted()
  const { longest } = watchTasks()
  const begin = performance.now()
  show(true)
  await until(() => document.querySelector('[role="listbox"][aria-busy="false"]') !== null)
  const index = performance.now() - begin
  const taskOfIndex = longest()
  const field = document.querySelector('[role="combobox"]')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  await painted()
  const typed = performance.now()
  setValue.call(field, 'zgs')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await until(() => document.querySelector('[role="option"]')?.textContent === '总公司')
  const first = (await painted()) - typed
  const found = document.querySelectorAll('[role="option"]').length
  return { index, taskOfIndex, first, longestTask: longest(), changed: found }
}

window.bench = { search }
