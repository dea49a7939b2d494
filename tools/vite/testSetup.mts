import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Files share a process: what a module of the workspace remembered for one is not there for the next.
vi.resetModules()

// How long a machine that is busy with everything else may take; what never comes still fails.
const patience = 15_000
configure({ asyncUtilTimeout: patience })
const waitFor = vi.waitFor
vi.waitFor = (callback, options) => waitFor(callback, options ?? patience)

// The pointer comes from elsewhere, as in a new page: menus take no notice of one that has not moved
// since the keyboard was used, be it in the test before.
beforeEach(() => {
  if (typeof document === 'undefined') return // the file asks for Node's environment
  document.dispatchEvent(new PointerEvent('pointermove', { clientX: -1, clientY: -1 }))
})

// A test that is run again begins with the page as a new one has it.
beforeEach(({ task }) => {
  if (!task.result?.retryCount || typeof document === 'undefined') return
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

afterEach(cleanup)
