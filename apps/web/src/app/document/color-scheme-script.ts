/**
 * Runs in the page's head, before anything is drawn, so that a chosen scheme never flashes. Reads what Mantine's colour
 * scheme manager keeps; without a choice the tokens follow the system by themselves.
 */
export const colorSchemeScript = `(function(){try{var s=localStorage.getItem('mantine-color-scheme-value');if(s==='light'||s==='dark')document.documentElement.setAttribute('data-mantine-color-scheme',s)}catch(e){}})()`;
