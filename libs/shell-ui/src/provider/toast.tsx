import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { times } from '../theme/layout.js'

/** Options of a toast. */
export interface ToastInput {
  /** A second line. */
  description?: string
  /** Milliseconds. Default: 3000, errors 5000 (spec section 9). */
  duration?: number
  /** Toasts of the same id replace one another, so a repeated failure is said once. */
  id?: string
  action?: { label: string; onClick: () => void }
}

const toaster = createToaster({ placement: 'top', pauseOnPageIdle: true, gap: 8, max: 4 })

type ToastType = 'success' | 'info' | 'warning' | 'error'

/** How long a toast stays, in milliseconds: 3000, errors 5000 (spec section 9). */
export function toastDuration(type: ToastType): number {
  return type === 'error' ? times.toastError : times.toast
}

function show(type: ToastType, title: string, input: ToastInput = {}) {
  const { duration = toastDuration(type), id, ...rest } = input
  const options = { type, title, duration, closable: true, ...rest }
  if (id && toaster.isVisible(id)) toaster.update(id, options)
  else toaster.create(id ? { id, ...options } : options)
}

/** Says something briefly, over everything: 3 s, errors 5 s (spec section 9). */
export const toast = {
  success: (title: string, input?: ToastInput) => show('success', title, input),
  info: (title: string, input?: ToastInput) => show('info', title, input),
  warning: (title: string, input?: ToastInput) => show('warning', title, input),
  error: (title: string, input?: ToastInput) => show('error', title, input),
  /** Takes every toast away, as when the tenant changes. */
  clear: () => toaster.remove(),
}

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX }

/** Where toasts appear. ShellProvider renders it. */
export function ToastViewport() {
  const messages = useMessages(uiMessages)
  return (
    <Toaster toaster={toaster} aria-label={messages.notifications} insetInline={{ mdDown: '4' }}>
      {(item) => {
        const type = item.type as keyof typeof icons | undefined
        const Icon = icons[type ?? 'info']
        const color = type === 'error' || !type ? 'error' : type
        return (
          <Toast.Root width={{ md: 'sm' }}>
            <span
              className="sp-toast-icon"
              style={{ color: `var(--sp-colors-fg-${type ? color : 'info'})` }}
            >
              <Icon size={18} aria-hidden />
            </span>
            <div className="sp-toast-text">
              <Toast.Title>{item.title}</Toast.Title>
              {item.description && <Toast.Description>{item.description}</Toast.Description>}
              {item.action && <Toast.ActionTrigger>{item.action.label}</Toast.ActionTrigger>}
            </div>
            <Toast.CloseTrigger aria-label={messages.close}>
              <X size={14} aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </Toaster>
  )
}
