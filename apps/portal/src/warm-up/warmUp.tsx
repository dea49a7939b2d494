import { Button } from '@chakra-ui/react/button'
import { ShellProvider } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { startTransition, Suspense, use, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { SampleFrame } from './SampleFrame.js'

/**
 * Renders the frame of the signed-in pages where nobody sees it, in slices of a few milliseconds, so that the browser
 * has compiled it when the first page comes. The result is thrown away: nothing gets into the document, no effect
 * runs, nothing is asked for. Resolves when it is done.
 */
export async function warmUp(language: Language): Promise<void> {
  const root = createRoot(document.createElement('div'))
  const never = new Promise<never>(() => undefined)
  await new Promise<void>((done) => {
    startTransition(() => {
      root.render(
        <Suspense fallback={<Rendered onRendered={done} />}>
          <ShellProvider language={language}>
            <SampleFrame>
              <Button>a</Button>
              <Button variant="outline">a</Button>
              <Button variant="ghost">a</Button>
            </SampleFrame>
          </ShellProvider>
          <Wait until={never} />
        </Suspense>,
      )
    })
  })
  root.unmount()
}

/** Keeps React from showing what was rendered before it. */
function Wait({ until }: { until: Promise<never> }): null {
  return use(until)
}

function Rendered({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered)
  return null
}
