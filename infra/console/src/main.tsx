import '@forecourt/ui/tokens.css';
import './styles/console.css';
import './styles/regions.css';
import './styles/tables.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/queries';
import { Frame } from './parts/frame';
import { Router, start } from './router';

start();
createRoot(document.getElementById('console')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Router>
        <Frame />
      </Router>
    </QueryClientProvider>
  </StrictMode>,
);
