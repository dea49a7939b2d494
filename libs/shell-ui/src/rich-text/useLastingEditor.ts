import { Editor, type EditorOptions } from '@tiptap/react'
import { useLayoutEffect, useState } from 'react'

/**
 * An editor that lives as long as the component. The library's own hook throws it away with the effects,
 * which end whenever a tab is hidden, and with it what could be undone. Here only its view goes then;
 * text, selection and history stay. @param options read once
 */
export function useLastingEditor(options: () => Partial<EditorOptions>) {
  const [editor] = useState(() => new Editor({ ...options(), element: null }))
  const [viewKey, setViewKey] = useState(0)
  useLayoutEffect(() => {
    editor.mount(document.createElement('div'))
    setViewKey((key) => key + 1)
    return () => editor.unmount()
  }, [editor])
  /** `viewKey` is the key of EditorContent, which takes over the view that it finds when it mounts. */
  return { editor, viewKey }
}
