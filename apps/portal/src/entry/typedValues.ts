/** What a person had typed into the form of the first HTML, and where the caret stood. */
export interface TypedValues {
  readonly values: ReadonlyMap<string, string>
  readonly focused: string | undefined
  readonly selection: readonly [start: number, end: number] | undefined
}

/** Reads the inputs of the form that is about to be replaced. */
export function readTyped(page: Document): TypedValues {
  const inputs = [...page.querySelectorAll<HTMLInputElement>('form input[name]')]
  const { activeElement } = page
  const focused = inputs.find((input) => input === activeElement)
  return {
    values: new Map(inputs.filter(({ value }) => value).map(({ name, value }) => [name, value])),
    focused: focused?.name,
    selection: focused
      ? [
          focused.selectionStart ?? focused.value.length,
          focused.selectionEnd ?? focused.value.length,
        ]
      : undefined,
  }
}

/** Writes them into the form that took its place. A field that holds something already keeps it. */
export function restoreTyped(page: Document, typed: TypedValues): void {
  for (const [name, value] of typed.values) {
    const input = inputOf(page, name)
    if (input && !input.value) input.value = value
  }
  const focused = typed.focused ? inputOf(page, typed.focused) : null
  focused?.focus()
  if (focused && typed.selection) focused.setSelectionRange(...typed.selection)
}

/**
 * Resolves when no input method is composing a character: replacing the input in the middle of it
 * would lose the character.
 */
export function afterComposition(page: Document): () => Promise<void> {
  let isComposing = false
  const follow = (event: Event) => {
    isComposing = event.type !== 'compositionend'
  }
  const names = ['compositionstart', 'compositionupdate', 'compositionend'] as const
  for (const name of names) page.addEventListener(name, follow)
  return async () => {
    if (isComposing) {
      await new Promise((resolve) => {
        page.addEventListener('compositionend', resolve, { once: true })
      })
    }
    for (const name of names) page.removeEventListener(name, follow)
  }
}

function inputOf(page: Document, name: string): HTMLInputElement | null {
  return page.querySelector<HTMLInputElement>(`form input[name="${CSS.escape(name)}"]`)
}
