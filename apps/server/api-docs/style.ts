/** The style of the API reference, which uses no style of site or back office. */
export const pageStyle = `
:root{color-scheme:light dark;--line:light-dark(#d5dbe0,#363d43);--side:light-dark(#f4f6f8,#1b2024);--text:light-dark(#1c2329,#e3e7ea);--mute:light-dark(#56626c,#9aa6af);--on:light-dark(#dcebf0,#22383f);--main:light-dark(#0b7285,#66c2d3)}
*{box-sizing:border-box}html{font:15px/1.5 system-ui,sans-serif;scrollbar-gutter:stable}
body{margin:0;color:var(--text);background:light-dark(#fff,#14181b);display:grid;grid-template:"head head" auto "nav main" 1fr/20rem minmax(0,1fr);min-height:100dvh}
header{grid-area:head;position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:center;padding:.6rem 1rem;background:var(--side);border-bottom:1px solid var(--line)}
header a{font-weight:650;color:inherit;text-decoration:none}small,#session,i{color:var(--mute);font-style:normal}
#session{margin-left:auto;font-size:.9rem}#session a,main a{color:var(--main)}
#search{flex:1 1 12rem;max-width:26rem;min-height:2.75rem;font:inherit;padding:.3rem .7rem;border:1px solid var(--line);border-radius:8px;background:light-dark(#fff,#14181b);color:inherit}
nav{grid-area:nav;background:var(--side);border-right:1px solid var(--line);font-size:.93rem}
#menu{position:sticky;top:4rem;max-height:calc(100dvh - 4rem);overflow:auto;padding:.5rem 0 2rem}#menu>summary{display:none}#none{padding:0 1rem;color:var(--mute)}
nav details details>summary,article summary{cursor:pointer;padding:.55rem 1rem;font-weight:600}article summary{padding-inline:0}
nav ul{list-style:none;margin:0;padding:0}nav li a{display:grid;grid-template-columns:3.6rem 1fr;gap:.5rem;padding:.45rem 1rem;color:inherit;text-decoration:none}
nav li a:hover{background:var(--on)}nav li a[aria-current]{background:var(--on);box-shadow:inset 3px 0 var(--main)}
nav b{font-size:.75rem;line-height:1.9}nav code{display:block;color:var(--mute);font-size:.8rem;overflow-wrap:anywhere}
.get{color:light-dark(#1b6e37,#6fcf8f)}.post{color:light-dark(#0b5cad,#7ab8f5)}.put{color:light-dark(#94500a,#f0b26b)}.delete{color:light-dark(#b3261e,#f3938c)}
main{grid-area:main;min-width:0}article,#failed{max-width:46rem;padding:1.5rem}h1{font-size:1.6rem;margin:0 0 1rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.25rem 1rem .25rem 0;border-bottom:1px solid var(--line)}
button{font:inherit;min-height:2.75rem;padding:0 1rem}
:focus-visible{outline:2px solid var(--main);outline-offset:-2px}[hidden]{display:none!important}
rapi-doc{width:100%;height:auto;min-height:70vh}rapi-doc::part(section-navbar),rapi-doc::part(label-tag-title){display:none}
@media(width<768px){body{display:block}#menu{position:static;max-height:none;padding:0}#menu>summary{display:list-item;list-style-position:inside;padding:.8rem 1rem;font-weight:600;cursor:pointer}nav{border-right:0;border-bottom:1px solid var(--line)}#search{max-width:none;order:3;flex-basis:100%}}
`
