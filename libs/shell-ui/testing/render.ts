import type { Language } from '@spruce/validators/i18n'
import { render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { DialogViewport } from '../src/dialogs/defineDialog.js'
import { ShellProvider } from '../src/provider/ShellProvider.js'
import { stubDom } from '../src/testing/stubDom.js'

stubDom()

/** Renders inside the provider and beside the dialogs, as the portal does. */
export function renderInShell(children: ReactNode, language: Language = 'zh-CN') {
  const wrapper = (props: { children: ReactNode }) =>
    createElement(
      ShellProvider,
      { language },
      props.children,
      createElement(DialogViewport, { key: 'dialogs' }),
    )
  return render(children, { wrapper })
}
