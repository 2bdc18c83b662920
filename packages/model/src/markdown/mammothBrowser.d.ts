// The reader's build for browsers: its usual one needs Node.js.
declare module 'mammoth/mammoth.browser.js' {
  export { default } from 'mammoth';
}
