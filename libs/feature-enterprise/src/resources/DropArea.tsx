import { type DragEvent, type ReactNode, useState } from 'react'

export interface DropAreaProps {
  /** Takes what was dropped or pasted; undefined: nothing may be. */
  onFiles: ((files: readonly File[]) => void) | undefined
  children?: ReactNode
}

/** Takes files that are dropped on what is in it, or pasted while it has the focus. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  if (!onFiles) return <div className="sp-resource-drop">{children}</div>
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <div
      className="sp-resource-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!isFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0) onFiles([...clipboardData.files])
      }}
    >
      {children}
    </div>
  )
}
