import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/* Every text of the page, one per paragraph. */
function textsOf(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function Page() {
  const [page, setPage] = useState(window.onefolio);
  window.setPage = setPage;
  return textsOf(page).map((text, index) => createElement('p', { key: index }, text));
}

createRoot(document.getElementById('root')).render(createElement(Page));
import.meta.hot.on('floor:page', (page) => window.setPage(page));
