import { CircleX } from 'lucide-react'

export interface FormProblemProps {
  text: string | undefined
}

/** Why the form as a whole could not be sent; announced at once. */
export function FormProblem({ text }: FormProblemProps) {
  return (
    <div role="alert">
      {text && (
        <p className="sp-form-problem">
          <CircleX size={16} aria-hidden />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
