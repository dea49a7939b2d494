/** Stories import style sheets for their effect. */
declare module '*.css'
