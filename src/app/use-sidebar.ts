import { useState } from 'react';

const key = 'handheld-legacy.sidebar';

/** Is the sidebar collapsed? This device remembers it. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(remembered);
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      localStorage.setItem(key, collapsed ? 'expanded' : 'collapsed');
    } catch {
      // Then it is open again after a reload.
    }
  };
  return { collapsed, toggle };
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === 'collapsed';
  } catch {
    return false;
  }
}
